# The site in one image: no variable needed, see docs/operations.md for those there are.
#
# The base by version and digest, so that the same commit makes the same image. Dependabot renews the line; by
# hand: docker buildx imagetools inspect node:24-bookworm-slim
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /app

# What the server needs while it runs.
FROM base AS production-dependencies
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The commit, for the start message, /healthz, the metric build_info and the label.
ARG REVISION=
RUN npm run build

# The process needs Node alone. What isn't there can't be used by whoever gets in, nor be out of date.
FROM base AS node-alone
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* /usr/local/include /usr/local/share/doc

# From nothing: a layer upon the base would hide what was removed, and carry it along.
FROM scratch
COPY --from=node-alone / /
WORKDIR /app
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV NODE_ENV=production
# glibc keeps memory for each thread, and the threads that compress leave it behind: 35 MB less.
ENV MALLOC_ARENA_MAX=2
# Enquiries of the embedded backend are personal data; the folder has to be the server's, and nobody
# else's, before it becomes a volume.
RUN install -d -m 700 -o node -g node data
COPY package.json server.ts ./
COPY --from=production-dependencies /app/node_modules node_modules
COPY src src
COPY supabase supabase
COPY scripts/backup.ts scripts/enquiries.ts scripts/indexnow.ts scripts/restore.ts scripts/seo.ts scripts/
COPY public public
COPY --from=build /app/dist dist
ARG REVISION=
ARG SOURCE=
ARG VERSION=
LABEL org.opencontainers.image.title="northveld" \
  org.opencontainers.image.description="Marketing website of a software, AI and digital-services consultancy" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.source="${SOURCE}" \
  org.opencontainers.image.version="${VERSION}"
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: npm swallows the signals that a drain begins with.
CMD ["node", "server.ts"]
