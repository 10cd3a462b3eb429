# The site in one image, without packages: the build holds them. It runs without any variable; docs/operations.md lists
# the optional ones.
#
# The base image is pinned by version, which Dependabot updates; Debian supports it until August 2028.
FROM node:24.21.0-trixie-slim AS base
WORKDIR /app

FROM base AS build
# Packages first, so that their layer stays while only sources change.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The commit, for the start message, /healthz and the label.
ARG COMMIT=
RUN npm run build

# Only Node: removed programs can't be used by an attacker and need no updates.
FROM base AS node-alone
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* /usr/local/include /usr/local/share/doc

# From scratch: in a layer on the base image the removed files would still take space.
FROM scratch
COPY --from=node-alone / /
WORKDIR /app
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
# glibc keeps a memory arena per thread; two arenas save memory after compression in the thread pool.
ENV MALLOC_ARENA_MAX=2
# New objects get 6 MB instead of up to 48, which V8 would fill first: 40 MB less after rendering all pages, for 3 %
# more time. Old ones get 160 MB, four times what a thousand articles need. With more, V8 collects late: the process
# would take 415 MB instead of 216 once all of them are read, in the same time.
ENV NODE_OPTIONS="--max-semi-space-size=2 --max-old-space-size=160"
# The embedded backend stores personal data here: only the server's user has access. Set before VOLUME, which
# keeps owner and mode.
RUN install -d -m 700 -o node -g node data
# For a volume at SHARED_ASSETS_DIR.
RUN install -d -o node -g node assets
COPY package.json ./
COPY public public
# With the seed, which the build writes.
COPY --from=build /app/supabase supabase
COPY --from=build /app/dist dist
ARG COMMIT=
ARG SOURCE=
ARG VERSION=
LABEL org.opencontainers.image.title="northveld" \
  org.opencontainers.image.description="Marketing website of a software, AI and digital-services consultancy" \
  org.opencontainers.image.revision="${COMMIT}" \
  org.opencontainers.image.source="${SOURCE}" \
  org.opencontainers.image.version="${VERSION}"
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself, because npm does not forward the signals that start the drain.
CMD ["node", "dist/server/server.js"]
