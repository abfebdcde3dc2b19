#!/usr/bin/env node
// The engine is TypeScript that Node runs by type stripping, on by default since 22.18. An older Node on the path
// hands over to the one the workspace installs.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function workspaceNode() {
  let folder = dirname(realpathSync(fileURLToPath(import.meta.url)));
  while (folder !== dirname(folder)) {
    const candidate = join(folder, 'node_modules', 'node', 'bin', 'node');
    if (existsSync(candidate)) return candidate;
    folder = dirname(folder);
  }
  return undefined;
}

if (major > 22 || (major === 22 && minor >= 18)) {
  await import('../src/cli/main.ts');
} else {
  const node = workspaceNode();
  if (!node) {
    console.error(`estate-engine needs Node 22.18 or later; this is ${process.versions.node}`);
    process.exit(2);
  }
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 2);
}
