import { z } from 'zod';
import { cleanMessage, isOfExtension } from '../../visits/clean-error.ts';
import {
  devices,
  enquirySteps,
  errorKinds,
  FRAME,
  messageLimits,
  navigations,
  visitOrigins,
  vitals,
  type VisitMessage,
} from '../../visits/message.ts';

/** A later time means that the machine was asleep, in ms. */
const MAX_MS = 10 * 60_000;

/**
 * Parses messages of browsers.
 *
 * @param routeIds the ids of the site's pages
 * @returns the message; undefined for an unknown name or an impossible value
 */
export function messageReader(
  routeIds: readonly string[],
): (body: unknown) => VisitMessage | undefined {
  const route = z.enum(routeIds);
  const navigation = z.enum(navigations);
  const ms = z.number().min(0).max(MAX_MS);
  const schema = z.object({
    // Earlier releases tell neither.
    origin: z.enum(visitOrigins).default('link'),
    host: z.string().max(255).default(''),
    device: z.enum(devices).default('other'),
    release: z
      .string()
      .max(16)
      .regex(/^[\w-]*$/)
      .default(''),
    views: z.array(z.object({ route, navigation })).max(messageLimits.views).default([]),
    vitals: z
      .array(z.object({ name: z.enum(vitals), value: ms, route, navigation }))
      .max(messageLimits.vitals)
      .default([]),
    steps: z
      .array(z.object({ step: z.enum(enquirySteps), route }))
      .max(messageLimits.steps)
      .default([]),
    scripts: z.object({ route, cameMs: ms.nullable(), atMs: ms }).optional(),
    errors: z
      .array(
        z.object({
          kind: z.enum(errorKinds),
          route,
          // Browsers clean it too; this covers forged messages.
          message: z
            .string()
            .max(messageLimits.text)
            .transform((text) => cleanMessage(text)),
          frames: z.array(z.string().regex(FRAME)).max(messageLimits.frames),
        }),
      )
      .max(messageLimits.errors)
      .default([])
      .transform((errors) => errors.filter(({ message }) => !isOfExtension(message))),
  });
  return (body) => schema.safeParse(body).data;
}
