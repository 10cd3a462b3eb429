import { startFirefox } from '../support/other-browsers.ts';
import { testIn } from './test-in.ts';

testIn(startFirefox);
