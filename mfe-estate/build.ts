import { build, defineRemote } from '@platform/mfe-kit/build';
import { SCREENS, TITLE } from './src/screens.ts';

await build(defineRemote({ name: 'estate', dir: import.meta.dirname, title: TITLE, screens: SCREENS }));
