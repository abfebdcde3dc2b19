import { runService } from '@platform/service-kit';
import { composeEstate } from './compose.ts';
import { readEnvironment } from './environment.ts';

const { service } = await composeEstate(readEnvironment());
await runService(service);
