/** Every process of the product that is walked (QA-01). */
import type { Process } from '../model/process.ts';
import { couponToggle } from './coupon-toggle.ts';
import { bulkRemoval, couponRemoval } from './removal.ts';
import { rename } from './rename.ts';

export const PROCESSES: readonly Process[] = [couponToggle, rename, couponRemoval, bulkRemoval];
