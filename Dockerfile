# One app process of the house. Small: sources and what builds them stay behind, and nothing runs as root.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY vite.config.ts tsconfig.json ./
COPY shared shared
COPY client client
COPY server server
RUN node_modules/.bin/vite build --mode production --outDir /app/dist/client --emptyOutDir --logLevel warn
RUN node_modules/.bin/vite build --mode server --outDir /app/dist/server --emptyOutDir --logLevel warn

FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:20-bookworm-slim AS app
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY --from=build /app/server/store/migrations server/store/migrations
USER node
EXPOSE 2567
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
