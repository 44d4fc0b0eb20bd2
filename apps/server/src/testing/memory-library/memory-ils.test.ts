import { describeIls } from '../../ports/ils/ils-suite.ts';
import { can, createWorld, kind } from './driver-kit.ts';

describeIls(kind, createWorld, can);
