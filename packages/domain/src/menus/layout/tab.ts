import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { DEFAULT_LIMIT_HOURS, limitDaysSchema, limitHoursSchema } from '../availability/availability.ts';
import { idSchema, imageIdSchema, styleWordSchema } from '../entities/info.ts';
import { buttonSchema } from './button.ts';

/** How many columns, and how many rows of a page, a layout may have. */
export const MOST_GRID_LINES = 20;

/** Of the text for cashiers, in pixels. */
const MOST_FONT_SIZE = 200;

/** How an image fills the background; other ways that a document has are kept. */
export const IMAGE_SIZES = ['COVER', 'CONTAIN', 'TILE'] as const;

const backgroundSchema = z.looseObject({
  mode: z.enum(['COLOR', 'IMAGE']),
  color: styleWordSchema,
  imageId: imageIdSchema,
  imageSize: styleWordSchema,
});

const scrollingTextSchema = z.looseObject({
  enabled: z.boolean(),
  message: shortText(500),
  fontSize: z.int().min(1).max(MOST_FONT_SIZE),
  style: styleWordSchema,
  color: styleWordSchema,
  placement: z.enum(['TOP', 'BOTTOM']),
  animation: styleWordSchema,
});

/** LY-03, LY-04: a page of buttons on the point of sale; buttons are keyed by their place on the grid. */
export const tabSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('LAYOUT_TAB'),
  name: nameText(200),
  hideName: z.boolean(),
  order: z.int(),
  limitDays: limitDaysSchema,
  limitHours: limitHoursSchema,
  limitStations: z.looseObject({ enabled: z.boolean(), stations: z.array(idSchema) }),
  visible: z.boolean(),
  active: z.boolean(),
  tabImage: imageIdSchema,
  tabColor: styleWordSchema,
  tabTextColor: styleWordSchema,
  background: backgroundSchema,
  scrollingText: scrollingTextSchema,
  buttons: z.record(z.string().regex(/^\d{1,4}$/), buttonSchema),
});
export type LayoutTab = z.infer<typeof tabSchema>;

export const layoutSchema = z.looseObject({
  columns: z.int().min(1).max(MOST_GRID_LINES),
  rows: z.int().min(1).max(MOST_GRID_LINES),
  tabs: z.array(tabSchema),
});

/** LY-05 to LY-12 */
export function newTab(given: { readonly id: string; readonly name: string } & Partial<LayoutTab>): LayoutTab {
  return {
    entityType: 'LAYOUT_TAB',
    hideName: false,
    order: -1,
    limitDays: { enabled: false, days: [0, 1, 2, 3, 4, 5, 6] },
    limitHours: { enabled: false, ...DEFAULT_LIMIT_HOURS },
    limitStations: { enabled: false, stations: [] },
    visible: true,
    active: true,
    tabImage: null,
    tabColor: '#306090',
    tabTextColor: '#FFF',
    background: { mode: 'COLOR', color: '#FFFFFF', imageId: null, imageSize: 'COVER' },
    scrollingText: newScrollingText(),
    buttons: {},
    ...given,
  };
}

function newScrollingText(): LayoutTab['scrollingText'] {
  return {
    enabled: false,
    message: '',
    fontSize: 12,
    style: 'NORMAL',
    color: '#000000',
    placement: 'BOTTOM',
    animation: 'STATIC',
  };
}
