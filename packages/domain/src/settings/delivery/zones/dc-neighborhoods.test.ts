import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sharedData } from '../../../testing/shared-data.ts';
import { zoneRelations } from '../../../testing/zone-relations.ts';
import { deliveryAreaSection } from '../delivery-area.ts';
import { createZoneFinder, zoneMoves } from '../delivery-test.ts';
import { removedZone } from './delivery-zone.ts';
import { readZoneFile, zoneFileOf } from './zone-geojson.ts';
import { planZoneImport, withImportedZones } from './zone-import.ts';

const outlines = sharedData('dc-neighborhoods.geojson');
const people = sharedData('rrad-addresses-us-all.json');
const addressesSchema = z.object({
  addresses: z.array(
    z.object({ address1: z.string(), state: z.string(), coordinates: z.object({ lat: z.number(), lng: z.number() }) }),
  ),
});

describe.skipIf(!outlines || !people)(
  `neighborhoods of DC (${outlines ? outlines.name : 'skipped: ../shared/data is absent'})`,
  () => {
    const text = JSON.stringify(outlines?.read() ?? {});
    const file = readZoneFile(text) ?? { zones: [], refused: [], unread: [] };
    const zones = withImportedZones(
      [],
      planZoneImport([], file.zones, () => crypto.randomUUID()),
    );
    const addresses = addressesSchema
      .parse(people?.read() ?? { addresses: [] })
      .addresses.filter(({ state }) => state === 'DC')
      .map(({ address1, coordinates: { lat, lng } }) => ({ text: address1, point: { latitude: lat, longitude: lng } }));

    test('DZ-08 its 34 polygons come in as zones without a problem', () => {
      expect([zones.length, file.refused]).toEqual([34, []]);
      expect(deliveryAreaSection.validate?.({ enforceInPos: true, zones: [...zones] })).toEqual([]);
      expect(readZoneFile(zoneFileOf(zones))?.zones.map(({ shape }) => shape.path)).toHaveLength(34);
    });

    test('DZ-08 DZ-12 of its 196 addresses 192 lie in exactly one zone, 4 in none', () => {
      const zonesAt = createZoneFinder(zones);
      const counts = Object.groupBy(addresses, ({ point }) => String(zonesAt(point).length));
      expect([addresses.length, counts['1']?.length, counts['0']?.length]).toEqual([196, 192, 4]);
    });

    test('DZ-14 removing a zone loses exactly the addresses in it', () => {
      const zonesAt = createZoneFinder(zones);
      const [gone] = addresses.flatMap(({ point }) => zonesAt(point));
      const inIt = addresses.filter(({ point }) => zonesAt(point)[0] === gone);
      const after = zones.map((zone) => (zone === gone ? removedZone(zone) : zone));
      const moves = zoneMoves(zones, after, addresses);
      expect(moves.map(({ address }) => address)).toEqual(inIt);
      expect(moves.every(({ before, after: now }) => before === gone && now === null)).toBe(true);
    });

    test('neighbors that were drawn to meet share small strips, which are found and named', () => {
      const found = zoneRelations(zones).map(
        ({ kind, zones: [one, other] }) => `${kind} ${one?.name} / ${other?.name}`,
      );
      expect(found).toContain('OVERLAP Chevy Chase / Barnaby Woods');
    });
  },
);
