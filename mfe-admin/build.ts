import { build, defineRemote } from '@platform/mfe-kit/build';
import { SCREENS, TITLE } from './src/screens.ts';

await build(defineRemote({ name: 'admin', dir: import.meta.dirname, title: TITLE, screens: SCREENS }));
