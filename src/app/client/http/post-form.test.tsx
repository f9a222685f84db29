import type { FormState } from '#contract/form.ts';
import { expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { PostForm } from './post-form.tsx';

const empty: FormState<'name' | 'email'> = { values: {}, problems: {}, problem: null, done: null };

const render = (state: FormState<'name' | 'email'>, csrfToken: string | null = 'token') =>
  renderInFrame(
    <PostForm action="/signup/" state={state}>
      {({ control }) => (
        <>
          <TextField {...control('name')} label="Name" defaultValue={state.values.name} />
          <TextField {...control('email')} label="Email" defaultValue={state.values.email} />
        </>
      )}
    </PostForm>,
    { csrfToken },
  );

const inputOf = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('posts the CSRF token if the page has one', () => {
  expect(render(empty)).toMatch(/<form[^>]*method="post"/);
  expect(inputOf(render(empty), 'csrfToken')).toContain('value="token"');
  expect(inputOf(render(empty, null), 'csrfToken')).toBe('');
});

test("shows each field's problem and associates it with the field", () => {
  const html = render({ ...empty, values: { email: 'wren@' }, problems: { email: 'Add the ending' } });
  const email = inputOf(html, 'email');
  expect(email).toContain('aria-invalid="true"');
  expect(email).toContain('value="wren@"');
  const description = /aria-describedby="([^"]+)"/.exec(email)?.[1];
  expect(html).toMatch(new RegExp(`<p id="${description}"[^>]*>.*Add the ending`));
  expect(inputOf(html, 'name')).not.toContain('aria-invalid');
});

test('focuses only the first invalid field', () => {
  // In page order, not in the order the server found them.
  const html = render({ ...empty, problems: { email: 'wrong', name: 'missing' } });
  expect(inputOf(html, 'name')).toMatch(/autofocus/i);
  expect(inputOf(html, 'email')).not.toMatch(/autofocus/i);
  expect(render(empty)).not.toMatch(/autofocus/i);
});
