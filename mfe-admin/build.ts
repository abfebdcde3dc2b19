import { build, defineRemote } from '@platform/mfe-kit/build';

await build(defineRemote({ name: 'admin', dir: import.meta.dirname }));
