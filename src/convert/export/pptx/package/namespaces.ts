const office = 'http://schemas.openxmlformats.org';

/** Of the relationships of a part, and of the types of relationships. */
export const relationships = `${office}/officeDocument/2006/relationships`;
export const packageRelationships = `${office}/package/2006/relationships`;

export const slideNamespaces = {
  'xmlns:a': `${office}/drawingml/2006/main`,
  'xmlns:r': relationships,
  'xmlns:p': `${office}/presentationml/2006/main`,
};
export const chartNamespaces = {
  'xmlns:c': `${office}/drawingml/2006/chart`,
  'xmlns:a': `${office}/drawingml/2006/main`,
  'xmlns:r': relationships,
};
export const sheetNamespace = `${office}/spreadsheetml/2006/main`;
export const chartUri = `${office}/drawingml/2006/chart`;
export const tableUri = `${office}/drawingml/2006/table`;
