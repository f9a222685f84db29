const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given);

/** Whether a response can replace the current data: same fields, same types. Values that are null on either side are not compared. */
export function hasShapeOf<Model>(given: unknown, model: Model): given is Model {
  if (model === null || given === null) return true;
  if (Array.isArray(model)) return Array.isArray(given);
  if (!isObject(model)) return typeof given === typeof model;
  return isObject(given) && Object.entries(model).every(([name, value]) => name in given && hasShapeOf(given[name], value));
}
