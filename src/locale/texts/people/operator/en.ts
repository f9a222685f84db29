export const en = {
  'operator.title': 'Purchases',
};
