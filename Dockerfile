# Redut as one container: `docker build -t redut . && docker run -p 8137:8137 -v redut:/data redut`
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn && node scripts/bundle.mjs
# Only what runs: no pages but those that were built, no tests, no packages that were needed to build.
RUN rm -rf node_modules src/web && npm ci --omit=dev --ignore-scripts && find src -type d -name test -prune -exec rm -r {} +

FROM node:24-slim
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/compiled
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/src ./src
COPY --from=build /app/scripts/bundle.mjs ./scripts/bundle.mjs
COPY --from=build /app/scripts/bundled.mjs ./scripts/bundled.mjs
COPY --from=build /app/build/bundles ./build/bundles
COPY --from=build /app/dist ./dist
RUN mkdir /data compiled && chown node /data compiled
USER node
# Compiled once, by who will run it and with the options of the last line: a server that is started accepts a move sooner.
RUN node --max-inlined-bytecode-size=1200 --max-inlined-bytecode-size-cumulative=4000 --import ./scripts/bundled.mjs src/server/compile.ts
VOLUME /data
EXPOSE 8137
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENV HOST=0.0.0.0 PORT=8137 DATA=/data/redut.sqlite
CMD ["node", "--max-inlined-bytecode-size=1200", "--max-inlined-bytecode-size-cumulative=4000", "--import", "./scripts/bundled.mjs", "src/server/container.ts"]
