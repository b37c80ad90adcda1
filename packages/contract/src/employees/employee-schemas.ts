import { moneySchema } from '@servery/domain';
import { z } from 'zod';
import { idSchema, instantSchema, nameOf } from '../wire.ts';
import { paperSchema } from './staff-contract.ts';

/** `2026-11-20`, a day that exists. */
const daySchema = z.iso.date();
/** A line of text as people write it: trimmed, nothing left is null. */
const lineSchema = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.trim() || null)
    .nullable();

/** EE-02, EE-03: without a grantObject the role holds on the whole company. */
const grantedRoleInput = z.strictObject({ id: idSchema, grantObject: idSchema.optional() });

/** A job at a location or group, without one wherever the person works, with its hourly wage; a wage left out stays as it was. */
const jobInput = z.strictObject({
  jobTypeId: idSchema,
  place: idSchema.nullable().optional(),
  wage: moneySchema.nullable().optional(),
});
const certificationInput = z.strictObject({
  requirementId: idSchema,
  issuedOn: daySchema.nullable().optional(),
  expiresOn: daySchema.nullable(),
});

const employmentSchema = z.strictObject({
  hiredOn: daySchema.nullable(),
  birthDate: daySchema.nullable(),
  /** The person's id at the payroll service. */
  payrollId: lineSchema(50),
  /** The id on the card that the person swipes at a terminal. */
  cardId: lineSchema(50),
  driverLicence: lineSchema(50),
  driverLicenceExpiresOn: daySchema.nullable(),
  insuranceExpiresOn: daySchema.nullable(),
});

/** Everything that may be given for a person. */
const userFields = z.strictObject({
  name: nameOf(200),
  email: lineSchema(254),
  phone: lineSchema(40),
  posId: lineSchema(20),
  grantedRoles: z.array(grantedRoleInput).max(200),
  jobs: z.array(jobInput).max(50),
  certifications: z.array(certificationInput).max(50),
  employment: employmentSchema.partial(),
});

/** Any of a person's fields. */
export const givenUserSchema = userFields.partial();
export type GivenUser = z.infer<typeof givenUserSchema>;

export const newUserSchema = givenUserSchema.required({ name: true });
export type NewUser = z.infer<typeof newUserSchema>;

/** A field that is left out keeps its value. `ver` is the version that was edited. */
export const userEditSchema = givenUserSchema.extend({ ver: z.number().int().min(1) });
export type UserEdit = z.infer<typeof userEditSchema>;

/** EE-07: a problem of a person, and the field that it is in. */
const userProblemSchema = z.object({
  field: z.enum(['posId', 'phone']),
  code: z.enum(['POS_ID_FORM', 'POS_ID_TAKEN', 'PHONE']),
});
export type UserProblem = z.infer<typeof userProblemSchema>;

/** EE-02: as on the employment blob, with the names of role and place beside the ids. */
const grantedRoleSchema = z.object({
  id: z.string(),
  name: z.string(),
  grantObject: z.string().optional(),
  grantObjectName: z.string().optional(),
});

/** One line of the list. */
export const userSummarySchema = z
  .object({
    id: z.string(),
    ver: z.number().int(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    posId: z.string().nullable(),
    status: z.enum(['ACTIVE', 'DEACTIVATED']),
    grantedRoles: z.array(grantedRoleSchema),
    problems: z.array(userProblemSchema),
  })
  .meta({ id: 'UserSummary' });
export type UserSummary = z.infer<typeof userSummarySchema>;

/** A job as it is shown, and where it is done. */
export const jobSchema = z.object({
  jobTypeId: z.string(),
  /** A location or group; null: wherever the person works. */
  place: z.string().nullable(),
  placeName: z.string().optional(),
  /** For an hour; absent without access to wages there. */
  wage: z.string().nullable().optional(),
});

/** EE-06: the whole person. Jobs, certifications and employment data are absent without the right to see staff data; jobs are those of places that the reader administers. */
export const userRecordSchema = userSummarySchema
  .extend({
    createdAt: instantSchema,
    /** When the person last signed in; null: never yet. */
    signedInAt: instantSchema.nullable(),
    /** The person's id at the labor service. */
    externalId: z.string().nullable(),
    jobs: z.array(jobSchema).optional(),
    /** Jobs at places that the caller does not administer: never with a wage, and no part of a change. */
    jobsElsewhere: z.array(jobSchema.omit({ wage: true })).optional(),
    /** Whether the jobs are the caller's own, and so changed by another person. */
    areOwnJobsFixed: z.boolean().optional(),
    papers: z.array(paperSchema).optional(),
    certifications: z
      .array(z.object({ requirementId: z.string(), issuedOn: z.string().nullable(), expiresOn: z.string().nullable() }))
      .optional(),
    employment: z
      .object({
        hiredOn: z.string().nullable(),
        birthDate: z.string().nullable(),
        payrollId: z.string().nullable(),
        cardId: z.string().nullable(),
        driverLicence: z.string().nullable(),
        driverLicenceExpiresOn: z.string().nullable(),
        insuranceExpiresOn: z.string().nullable(),
      })
      .optional(),
    /** Whether the caller may change this person, and see the wages of jobs that hold wherever the person works. */
    mayEdit: z.boolean(),
    /** Whether the caller may change the jobs at the places they administer, and the other staff data. */
    mayEditStaffData: z.boolean(),
    mayViewWages: z.boolean(),
  })
  .meta({ id: 'UserRecord' });
export type UserRecord = z.infer<typeof userRecordSchema>;
