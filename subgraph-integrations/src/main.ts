import { runService } from '@platform/service-kit';
import { composeIntegrations } from './compose.ts';
import { readEnvironment } from './environment.ts';

await runService(await composeIntegrations(readEnvironment()));
