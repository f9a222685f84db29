/** A demonstration author. Nobody can log in as one: they have no password and no real address. */
export interface DemoPerson {
  oid: string;
  name: string;
  username: string;
  about: string;
  segment: 'sales-marketing' | 'teacher' | 'student' | 'other';
}

export const ownerOfTemplates = 'lectern-team';

export const people: readonly DemoPerson[] = [
  { oid: 'demomarisol1', name: 'Marisol Okafor', username: 'marisol-okafor', about: 'Marine biologist, Lisbon', segment: 'teacher' },
  { oid: 'demojunsato1', name: 'Jun Sato', username: 'jun-sato', about: 'Data journalist, Sapporo', segment: 'other' },
  { oid: 'demoadawhit1', name: 'Ada Whitlock', username: 'ada-whitlock', about: 'Teaches physics with sound', segment: 'teacher' },
  { oid: 'demotomasve1', name: 'Tomás Vega', username: 'tomas-vega', about: 'Urban planner, Valparaíso', segment: 'sales-marketing' },
  {
    oid: 'demoilsebra1',
    name: 'Ilse Brandt',
    username: 'ilse-brandt',
    about: 'Runs a planetarium that fits into a backpack, Bremen',
    segment: 'teacher',
  },
  { oid: 'demowrenade1', name: 'Wren Adeyemi', username: 'wren-adeyemi', about: 'Forest ecologist, Vancouver Island', segment: 'student' },
  {
    oid: 'demolucafar1',
    name: 'Luca Farkas',
    username: 'luca-farkas',
    about: 'Bridge engineer and city guide, Budapest',
    segment: 'sales-marketing',
  },
  { oid: 'demonoorhad1', name: 'Noor Haddad', username: 'noor-haddad', about: 'Astronomer and translator, Amman', segment: 'other' },
  {
    oid: 'demolectern1',
    name: 'Lectern Team',
    username: ownerOfTemplates,
    about: 'Beginnings for your own presentations',
    segment: 'other',
  },
];
