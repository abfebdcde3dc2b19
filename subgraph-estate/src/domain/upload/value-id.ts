/**
 * The id of a value among all values of all files: its own is its place in its file, which every will has. Case: value
 * `kind` of file `u1` → `u1:kind`.
 */
export const valueIdOf = (uploadId: string, own: string): string => `${uploadId}:${own}`;

/** Its own id in its file, of either form. */
export const ownValueId = (uploadId: string, id: string): string =>
  id.startsWith(`${uploadId}:`) ? id.slice(uploadId.length + 1) : id;
