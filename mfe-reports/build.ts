import { build, defineRemote } from '@platform/mfe-kit/build';

await build(defineRemote({ name: 'reports', dir: import.meta.dirname }));
