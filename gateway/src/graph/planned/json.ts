/** What JSON.parse made of a subgraph's answer: an object of its own that no class stands behind. */
export type Json = { [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that every object has something under: a field or alias may be called so too. */
export const isInherited = (key: string): boolean => key in Object.prototype;

/** What stands under the key in the answer itself. */
export const own = (value: Json, key: string): unknown => {
  const found = value[key];
  return found !== undefined && isInherited(key) && !Object.hasOwn(value, key) ? undefined : found;
};

/** Writing `__proto__` plainly would give the object another prototype. */
export function put(target: Json, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}
