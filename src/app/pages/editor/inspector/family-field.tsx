import { useText } from '#app/client/frame.tsx';
import type { Theme } from '#model/presentation/presentation.ts';
import { OptionField } from '../controls/option-field.tsx';
import { useInspect } from '../editor-context.tsx';

interface FamilyFieldProps {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  /** If letters may have the theme's own fonts, whichever they are. */
  fonts?: Theme['fonts'];
  onChoose: (family: string) => void;
}

const roles = ['heading', 'body', 'code'] as const;

export function FamilyField({ fonts, value, ...field }: FamilyFieldProps) {
  const text = useText();
  const inspect = useInspect();
  const known = [
    ...(fonts ? roles.map((role) => ({ value: role, label: text(`editorObjects.fonts.of.${role}`, { family: fonts[role] }) })) : []),
    ...inspect.families.map((name) => ({ value: name, label: name })),
  ];
  const isKnown = value === 'mixed' || known.some((option) => option.value === value);
  return <OptionField {...field} options={isKnown ? known : [...known, { value, label: value }]} value={value} />;
}
