import { build, defineRemote } from '@platform/mfe-kit/build';

await build(defineRemote({ name: 'estate', dir: import.meta.dirname }));
