/** What a person searches for, as a pattern that matches it literally, in any letter case. */
export function searchPattern(text: string): RegExp {
  return new RegExp(text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
}
