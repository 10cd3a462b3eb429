# The site in one image: no variable needed, see docs/operations.md for those there are.
FROM node:24-slim AS base
WORKDIR /app

# What the server needs while it runs.
FROM base AS production-dependencies
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM base
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
COPY scripts/enquiries.ts scripts/seo.ts scripts/
COPY public public
COPY --from=build /app/dist dist
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: npm swallows the signals that a drain begins with.
CMD ["node", "server.ts"]
