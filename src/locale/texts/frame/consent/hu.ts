import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'consent.label': 'Sütik',
  'consent.text':
    'Elhelyezhetünk két sütit, amely felismeri ezt a böngészőt? Megmutatják, mely prezentációkat nézik és mennyi ideig. Nélkülük is minden ugyanúgy működik.',
  'consent.allow': 'Engedélyezem',
  'consent.decline': 'Elutasítom',
};
