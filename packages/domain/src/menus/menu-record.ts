import { z } from 'zod';
import { shortText } from '../formats/short-text.ts';

/** MN-02: a menu as it is stored and listed; `menuBlob` is the document as JSON text. */
export const menuRecordSchema = z.looseObject({
  id: z.string(),
  name: z.string().min(1).max(200),
  desc: shortText(1000),
  template: z.boolean(),
  menuBlob: z.string(),
  /** Made for one location; saving its override also saves the menu. */
  singleUse: z.boolean(),
});
export type MenuRecord = z.infer<typeof menuRecordSchema>;
