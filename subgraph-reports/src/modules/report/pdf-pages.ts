/** Pages of a PDF that Chromium printed: it writes its page objects plainly, one `/Type /Page` each. */
export function countPdfPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0
  );
}
