import { build, defineRemote } from '@platform/mfe-kit/build';

await build(defineRemote({ name: 'documents', dir: import.meta.dirname }));
