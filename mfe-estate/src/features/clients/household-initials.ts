/** "The Delacroix-Wynn Family" → "DW": what tells a household apart, two letters at most. */
export function householdInitials(displayName: string): string {
  const words = displayName
    .split(/[\s-]+/)
    .filter((word) => word && !/^(the|family|household|estate|of|and|&)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
