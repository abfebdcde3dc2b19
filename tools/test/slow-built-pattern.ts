/** What the check of patterns has to find. */
const DIGITS = '\\d+';
export const SLOW = new RegExp(`(?:${DIGITS})+x`, 'u');
export const builtInCall = (text: string): RegExp => new RegExp(text);
