/** Loads modules and prints the patterns that they build of texts meanwhile: `node built-patterns.mjs FILE…`. */
const found = [];
const Plain = globalThis.RegExp;
const FILE = /file:\/\/[^\s)]+?(?=:\d+:\d+\)?$)/;
const NOTED = {
  construct(target, given, newTarget) {
    const made = Reflect.construct(target, given, newTarget);
    const caller = FILE.exec(new Error('where').stack?.split('\n')[2] ?? '')?.[0] ?? '';
    if (caller !== '' && !caller.includes('/node_modules/'))
      found.push({ file: caller, pattern: made.source, flags: made.flags });
    return made;
  },
};
globalThis.RegExp = new Proxy(Plain, NOTED);
for (const file of process.argv.slice(2)) await import(file);
globalThis.RegExp = Plain;
process.stdout.write(JSON.stringify(found), () => process.exit(0));
