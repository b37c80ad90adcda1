import { HOURS_SETS, locationSettingsSchema, PRINTER_TYPES } from '@servery/domain';
import { z } from 'zod';
import {
  expectedBaseQuery,
  expectedLayersQuery,
  locationViewFields,
  versionEntrySchema,
  versionedReadOnly,
  versionedRecordSchema,
} from '../configuration/versioned-record.ts';
import { operation } from '../operation.ts';
import { changesSchema, companyHint, companyParams, idSchema, instantSchema, nameOf, versionSchema } from '../wire.ts';

const menuParams = z.strictObject({ companyId: idSchema, menuId: idSchema });
const locationMenuParams = z.strictObject({ locationId: idSchema, menuId: idSchema });
const nameSchema = nameOf(100);

/** One row of Menus Admin. */
export const menuSummarySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    desc: z.string(),
    template: z.boolean(),
    singleUse: z.boolean(),
    ver: z.number().int(),
    changedBy: z.string(),
    changedAt: instantSchema,
    assignedTo: z.array(z.string()),
  })
  .meta({ id: 'MenuSummary' });
export type MenuSummary = z.infer<typeof menuSummarySchema>;

/** MN-02; `menuBlob` is JSON text. */
export const menuRecordSchema = versionedRecordSchema
  .extend({
    name: z.string(),
    desc: z.string(),
    template: z.boolean(),
    singleUse: z.boolean(),
    menuBlob: z.string(),
  })
  .meta({ id: 'MenuRecord' });
export type MenuRecord = z.infer<typeof menuRecordSchema>;

/** A menu as an object, or as the JSON text that a read answers. */
const menuBlobSchema = z.union([z.record(z.string(), z.unknown()).meta({ document: 'MenuBlob' }), z.string()], {
  error: 'Expected an object, or the JSON text of one',
});
const menuReadOnly = menuRecordSchema.pick({ template: true }).partial().extend(versionedReadOnly.shape);
const menuSaveSchema = z.strictObject({
  ...menuReadOnly.shape,
  id: idSchema,
  ver: versionSchema,
  name: nameSchema,
  desc: z.string().max(2000),
  singleUse: z.boolean(),
  automatic: z.boolean().optional(),
  menuBlob: menuBlobSchema,
});

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** When a store is open, by one of its sets of hours; seconds, and an end past midnight runs into the next day. */
const namedHoursSchema = z.object({
  set: z.enum(HOURS_SETS),
  /** The sets that it holds for. */
  sets: z.array(z.enum(HOURS_SETS)).readonly(),
  days: z
    .array(z.object({ dayOfWeek: z.number().int(), startTime: z.number().int(), endOffset: z.number().int() }))
    .readonly(),
  specialHours: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        dateString: z.string(),
        until: z.string().optional(),
        closed: z.boolean(),
        startTime: z.number().int().nullable(),
        endOffset: z.number().int().nullable(),
      }),
    )
    .readonly(),
});

/** The parts of the settings that a menu names: ids and names, whether each is in use, and when a store is open. */
const settingsNamesSchema = z
  .object({
    orderTypes: z.array(
      z.object({ id: z.number().int(), name: z.string(), activePOS: z.boolean(), activeOnline: z.boolean() }),
    ),
    tenderTypes: z.array(z.object({ id: z.number().int(), name: z.string(), disabled: z.boolean() })),
    customerGroups: z.array(namedSchema),
    stations: z.array(namedSchema),
    displays: z.array(namedSchema),
    printers: z.array(namedSchema.extend({ type: z.enum(PRINTER_TYPES) })),
    openHours: z.array(namedHoursSchema),
  })
  .meta({ id: 'SettingsNames' });

/** Guests see them: people who draw a menu may draw it in them. */
const designsSchema = locationSettingsSchema.pick({ onlineDesign: true, kioskDesign: true }).meta({ id: 'Designs' });

const templateSchema = z.object({ id: z.string(), name: z.string(), desc: z.string() });

export const menusOperations = {
  listMenus: operation({
    method: 'GET',
    path: '/api/menus/company/:companyId',
    tag: 'Menus',
    summary: "The company's menus",
    params: companyParams,
    response: z.array(menuSummarySchema),
  }),
  getMenu: operation({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId',
    tag: 'Menus',
    summary: 'One menu; 304 when the expected version is current',
    params: menuParams,
    query: expectedBaseQuery,
    response: menuRecordSchema,
  }),
  listMenuVersions: operation({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId/versions',
    tag: 'Menus',
    summary: "A menu's versions, newest first, a thousand at most; `before` leads to the earlier ones",
    params: menuParams,
    query: z.strictObject({ companyId: idSchema.optional(), before: versionSchema.optional() }),
    response: z.array(versionEntrySchema),
  }),
  compareMenuVersions: operation({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId/from/:v1/to/:v2',
    tag: 'Menus',
    summary: 'Changes between two versions of a menu',
    params: menuParams.extend({ v1: versionSchema, v2: versionSchema }),
    response: z.object({ changes: changesSchema }),
  }),
  createMenu: operation({
    method: 'POST',
    path: '/api/menus/company/:companyId',
    tag: 'Menus',
    summary: 'Create a menu: empty, from a template, as a copy, or from an imported blob (gzip-compressed JSON)',
    params: companyParams,
    encoding: 'gzipJson',
    bodySize: 'menu',
    body: z.strictObject({
      name: nameSchema,
      desc: z.string().max(2000).default(''),
      singleUse: z.boolean().default(false),
      templateId: idSchema.optional(),
      copyOf: idSchema.optional(),
      menuBlob: menuBlobSchema.optional(),
    }),
    response: versionedRecordSchema,
  }),
  putMenu: operation({
    method: 'PUT',
    path: '/api/menus/company/:companyId',
    tag: 'Menus',
    summary:
      'Save a whole menu, which may be sent as it was read, against the version it was edited from (gzip-compressed JSON, at most 64 MiB inflated)',
    params: companyParams,
    encoding: 'gzipJson',
    bodySize: 'menu',
    body: menuSaveSchema,
    readOnly: menuReadOnly,
    response: versionedRecordSchema,
  }),
  deleteMenu: operation({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/delete',
    tag: 'Menus',
    summary: 'Delete a menu that no location is assigned to, or a template',
    params: menuParams,
  }),
  assignMenu: operation({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/assign',
    tag: 'Menus',
    summary: 'Assign a menu to locations',
    params: menuParams,
    bodySize: 'list',
    body: z.strictObject({ locationIds: z.array(idSchema).min(1).max(10_000) }),
    response: z.object({ assigned: z.array(z.string()) }),
  }),
  saveAsTemplate: operation({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/template',
    tag: 'Menus',
    summary: 'Save a copy of a menu as a template of the company, under its own name',
    params: menuParams,
    body: z.strictObject({ name: nameSchema, desc: z.string().max(2000).default('') }),
    response: versionedRecordSchema,
  }),
  listMenuTemplates: operation({
    method: 'GET',
    path: '/api/menus/templates',
    tag: 'Menus',
    summary: 'Menu templates of the company and of the provider',
    query: companyHint,
    response: z.array(templateSchema),
  }),
  getMenuTemplate: operation({
    method: 'GET',
    path: '/api/menus/templates/:templateId',
    tag: 'Menus',
    summary: 'One menu template',
    params: z.strictObject({ templateId: idSchema }),
    query: companyHint,
    response: templateSchema.extend({ menuBlob: z.string() }),
  }),
  companySettingsNames: operation({
    method: 'GET',
    path: '/api/menus/settings-names/company/:companyId',
    tag: 'Menus',
    summary:
      'The names of order types, tenders, stations, displays and printers of the company and its hours, for menus and for settings beside them',
    params: companyParams,
    response: settingsNamesSchema,
  }),
  locationSettingsNames: operation({
    method: 'GET',
    path: '/api/menus/settings-names/location/:locationId',
    tag: 'Menus',
    summary: 'The same as a location or group has them',
    params: z.strictObject({ locationId: idSchema }),
    query: companyHint,
    response: settingsNamesSchema,
  }),
  companyDesigns: operation({
    method: 'GET',
    path: '/api/menus/designs/company/:companyId',
    tag: 'Menus',
    summary: 'Saved designs of the online shop and of the kiosk of the company, for drawing its menus',
    params: companyParams,
    response: designsSchema,
  }),
  locationDesigns: operation({
    method: 'GET',
    path: '/api/menus/designs/location/:locationId',
    tag: 'Menus',
    summary: 'The same as a location or group has them',
    params: z.strictObject({ locationId: idSchema }),
    query: companyHint,
    response: designsSchema,
  }),
  getLocationMenu: operation({
    method: 'GET',
    path: '/api/menus/location/:locationId/:menuId',
    tag: 'Menus',
    summary: 'Company menu, group override and override of a location or group; 304 when nothing changed',
    params: locationMenuParams,
    query: expectedLayersQuery,
    response: menuRecordSchema.extend(locationViewFields),
  }),
  putMenuOverride: operation({
    method: 'POST',
    path: '/api/menus/location/:locationId/:menuId',
    tag: 'Menus',
    summary: 'Save the changes that a location or group makes to a menu',
    params: locationMenuParams,
    query: companyHint.extend({ overrideVer: versionSchema.default(0) }),
    bodySize: 'document',
    body: z.strictObject({ changes: changesSchema, automatic: z.boolean().optional() }),
    response: versionedRecordSchema,
  }),
};
