import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { SwitchField } from './check-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const attribute = (html: string, element: string, name: string) => new RegExp(`<${element}[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

describe('a field', () => {
  test('associates its label with the control', () => {
    const html = renderInFrame(<TextField label="Name" name="name" />);
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  test('associates problem and hint with the control, the problem first', () => {
    const html = renderInFrame(<TextField label="Email" name="email" hint="Yours" problem="Add the ending" />);
    const [problem, hint] = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
    expect(html).toMatch(new RegExp(`<p id="${problem}".*Add the ending`));
    expect(html).toMatch(new RegExp(`<div id="${hint}".*Yours`));
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  });

  test('keeps a hidden label for screen readers', () => {
    expect(renderInFrame(<SelectField label="Language" isLabelHidden />)).toContain('>Language</label>');
  });

  test('marks a new password for password managers', () => {
    expect(renderInFrame(<PasswordField label="Password" name="password" isNew />)).toContain('autoComplete="new-password"');
    expect(renderInFrame(<PasswordField label="Password" name="password" />)).toContain('autoComplete="current-password"');
  });

  test('a switch is a checkbox with the switch role', () => {
    expect(renderInFrame(<SwitchField label="Allow copies" name="copies" />)).toMatch(
      /<label[^>]*><input[^>]*type="checkbox"[^>]*role="switch"/,
    );
  });
});
