import { runService } from '@platform/service-kit';
import { composeGateway } from './compose.ts';
import { readEnvironment } from './environment.ts';

await runService(await composeGateway(readEnvironment()));
