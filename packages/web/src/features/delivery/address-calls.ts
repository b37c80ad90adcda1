import { z } from 'zod/mini';
import type { ApiResult } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import type { MapPoint } from '../../ui/map/map-basics.ts';

const foundSchema = z.object({
  addresses: z.array(z.object({ text: z.string(), latitude: z.number(), longitude: z.number() })),
});

type Question = {
  readonly companyId: string;
  readonly text: string;
  /** Addresses around it come first. */
  readonly near: MapPoint | null;
  readonly signal: AbortSignal;
};

/** Where an address lies, as the installation's geocoder knows it. */
export function findAddresses({
  companyId,
  text,
  near,
  signal,
}: Question): Promise<ApiResult<z.infer<typeof foundSchema>>> {
  const path = `/api/addresses/${companyId}/find`;
  return request({ method: 'POST', path, body: { text, near }, schema: foundSchema, signal, isBackground: true });
}
