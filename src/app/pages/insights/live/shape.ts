const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given);

/** Whether an answer can stand in for what we have: the same fields of the same kinds. What may be null is not compared. */
export function hasShapeOf<Model>(given: unknown, model: Model): given is Model {
  if (model === null || given === null) return true;
  if (Array.isArray(model)) return Array.isArray(given);
  if (!isObject(model)) return typeof given === typeof model;
  return isObject(given) && Object.entries(model).every(([name, value]) => name in given && hasShapeOf(given[name], value));
}
