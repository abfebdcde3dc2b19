/** As a phrase inside a sentence: `estate tax`; capitals that are a name's stay (`GST exempt`). */
export function inSentence(label: string): string {
  return /^[A-Z][a-z’-]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
