import { build, defineHost } from '@platform/mfe-kit/build';

await build(defineHost({ dir: import.meta.dirname, title: 'Estate planning' }));
