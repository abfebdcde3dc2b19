export { missingRoom } from './disk-room.ts';
export { type FolderHold, holdFolder } from './folder-hold.mjs';
export { type Infrastructure, type InfrastructureOptions, startInfrastructure } from './infrastructure.ts';
export { freePorts, isPortFree } from './ports.ts';
export { type RuntimeState, readRuntimeState } from './runtime-file.ts';
