/** Sentences of the demo's listings by their English. */
export const zh: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': '迪拜，E44 公路旁的拉巴卜沙漠',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    '拉巴卜的沙因含铁而红，日落前四十分钟最红。在路边，司机给轮胎放掉一些气，大家检查安全带，接下来半小时，车在沙脊上爬升、倾斜、滑行，而这些沙脊上周还在别处。\n\n到了最后一座沙丘顶，您可以下车。时间足够走到四下无声，试试滑沙，拍张照。营地在山下十分钟：小豆蔻咖啡、铁板上的热饼、手套上的猎鹰、愿意的话还有海娜手绘，以及绕围栏走两圈的骆驼。\n\n天黑后，炭火晚餐上桌。有坦努拉舞者和鼓手表演，之后熄灯五分钟，好让您看星星，再乘车回到上车地点。',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    '含沙丘的选项：由持证沙漠司机驾驶，冲沙三十分钟',
  'With dunes: twenty minutes on foot on a ridge around sunset': '含沙丘的选项：日落前后在沙脊上步行二十分钟',
  'With dunes: a sandboard on the last dune': '含沙丘的选项：最后一座沙丘上滑沙',
  'A short camel ride at the camp': '营地短途骑骆驼',
  'Charcoal dinner with vegetarian dishes cooked on their own fire': '炭火晚餐，素食用单独的炉火烹制',
  'Five minutes with every light off, for the stars': '全部熄灯五分钟，看星星',
  'Car, driver and fuel from one of four pickup points': '含车、司机和燃油，四个接送地点任选其一',
  'Water, coffee, tea and dates': '水、咖啡、茶和椰枣',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    '晚餐：烤鸡和烤羊肉、扁豆、沙拉、面包、水果',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    '短程骑骆驼、单手海娜手绘；含沙丘的选项另有滑沙板',
  'Alcohol and shisha': '酒类和水烟',
  'Quad bikes, which are an extra': '四轮摩托，另收费',
  'Photographs by the camp photographer': '营地摄影师拍摄的相片',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    '孕妇、背部或颈部做过手术的人以及三岁以下儿童不适合冲沙。请选择不冲沙的方案，营地是一样的。',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    '出发前请少吃。进沙丘前的最后一个洗手间在拉巴卜的加油站；营地有冲水马桶。',
  'From December to February it falls to 12 °C after dark.': '12 月到 2 月，入夜后降至 12 °C。',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    '斋月期间没有音乐和舞蹈，到达营地且日落之后开始晚餐。',
  'A jacket from November to March': '11 月到 3 月请带外套',
  'Sandals or shoes you can empty': '容易倒沙的凉鞋或鞋子',
  Sunglasses: '太阳镜',
  'A charged phone': '充好电的手机',
  'Edge of the desert': '沙漠边缘',
  'Tyres down to 15 psi, belts on, and a word about how to sit.': '轮胎放到 15 psi，系好安全带，讲解坐姿。',
  'The red ridges': '红色沙脊',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    '冲沙半小时，有人想休息时停一次。',
  'The last dune': '最后的沙丘',
  'On foot, around sunset. The board is free, the walk up is not.':
    '步行，日落前后。滑沙板免费，爬上去要自己走。',
  'The camp': '营地',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    '咖啡、海娜、猎鹰、骆驼；长桌上的座位整晚归您。',
  'Charcoal grill, then tanoura and drums.': '炭火烧烤，之后是坦努拉舞和鼓。',
  'Lights out': '熄灯',
  'Five minutes of dark before the drive home.': '返程前的五分钟黑暗。',
  'Deira, Al Ghurair Centre': '德拉，古莱尔中心',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    '请在里加一侧的出租车站等候。司机会提前一小时用消息发送车牌号。',
  'Downtown, Burj Khalifa metro station': '市中心，哈利法塔地铁站',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    '请走陆侧出口，下到公交站台，不是出租车队。',
  'Dubai Marina, The Walk at JBR': '迪拜码头，朱美拉海滩步行街',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    '在里马尔大厦对面。步行街停车时间短，请在路边等候。',
  'Bur Dubai, Al Seef car park': '布尔迪拜，西夫停车场',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    '在河湾一侧。停车场入口的木船旁。',
  'Quad bike, 30 minutes': '四轮摩托，30 分钟',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    '单座四轮摩托，在营地旁的围栏场地内；16 岁起。',
  'Front seat kept for you': '为您保留前排座位',
  'One in each car; it also helps against car sickness.': '每车一个；也能减轻晕车。',
  'Table in the raised majlis': '高台坐席餐桌',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    '靠垫、遮荫和送餐到桌，代替自助餐。每位客人都收费，婴儿也计算在内。',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    '与最多五位客人同乘一辆陆地巡洋舰。司机兼任导游。',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    '每车四位客人，向导坐在司机旁，多停一站看剑羚饮水。',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    '走平路直达营地。适合幼儿、孕妇和腰背不好的人。不含前三站，营地的夜晚开始得更早。',
  Dinner: '晚餐',
  'Base camp at Al Badayer': '巴达耶尔大本营',
  'Training dunes': '练习沙丘',
  'Top of Big Red': '大红沙丘之巅',
  'Fossil Rock, Mleiha (second day)': '姆莱哈化石岩（第二天）',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    '风大时沙子飞扬，谁也看不见下一道沙脊。我们在基地喝茶等候，最多两小时。\n\n如果风不停，您只在低处的沙丘驾驶，改天再来免费挑战大沙丘。发布风暴预警后谁也不开车：您可以另选一天，或者拿回您的钱。',
  'Gate of the Fayoum road': '法尤姆公路入口',
  'Shore of Lake Qarun': '卡伦湖畔',
  'Falls of Wadi el-Rayan': '赖扬谷瀑布',
  'Crest of the dunes': '沙丘之脊',
  'Valley of the Whales': '鲸鱼谷',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    '三月到五月，名为喀新风的热风可能让山谷布满尘土。我们在前一天晚上查看预报，并在八点前写信给您。\n\n如果公园关门，您可以另选一天，或者拿回您的钱。如果只有沙丘关闭，时间就留给博物馆和陶匠。',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    '飞行员在凌晨三点半、车辆出发之前查看风况。如果不合适，您会立即收到消息。\n\n您可以改在另一个早晨飞行，或者拿回您的钱，由您选择。迟来的雾可能意味着在吊篮旁喝半小时咖啡。',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    '她在蒙日街的一间屋子里翻译英语小说，朗读得比她自己承认的更好。',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    '他在河岸卖了二十年书，知道哪些门一问就开。',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    '她正在写关于茨维塔耶娃在巴黎的论文，却每周两次走这条路线。',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    '她从上学起就骑车去凡尔赛。随身带两个打气筒，脑子里记着每家面包店的营业时间。',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    '他在林登运河一家棕色酒馆的楼上长大。不妨问问他鳗鱼的故事。',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    '雅致而保暖：上甲板穿平底鞋，防风带外套。',
  'Shoulders and knees covered; dark colours suit the hour.': '遮住肩膀和膝盖；深色与这一小时相称。',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    '进入清真寺：遮住肩膀和膝盖，女士用头巾包住头发。我们可以出借。',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    '按杯出售一款色雷斯白葡萄酒：干型、冰镇，在奥塔科伊外的水面上最好喝。',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    '茶在双层壶里焖一刻钟；喜欢淡一点就说“açık”。',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    '柠檬水每天早晨加薄荷现做，不含酒精。',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    '先倒拉克酒，再加水，最后加冰。换个次序就浑得不好看。',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    '配炸茄子请喝水或咸酸奶；葡萄酒赢不了这一局。',
  abra: '阿布拉渡船',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    '中间有一排长凳的小木渡船。坐满就开，每隔几分钟就坐满一次。',
  barjeel: '风塔（barjeel）',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    '捕风的塔：从四面接住微风，送到下面的房间里。',
  sikka: '小巷（sikka）',
  'A lane between two house walls, narrow enough to stay in shade.':
    '两面房墙之间的小巷，窄得一直留在阴影里。',
  mashrabiya: '雕花木窗',
  'A window screen of turned wood: air and light come in, looks do not.':
    '车旋木条拼成的窗屏：空气和光进得来，目光进不来。',
  karak: '卡拉克奶茶',
  'Strong tea boiled with milk, sugar and cardamom.': '加牛奶、糖和小豆蔻煮的浓茶。',
  sambuk: '桑布克帆船',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    '方尾木船，凭眼力建造，不用图纸。',
  khor: '河湾（khor）',
  'The creek: an arm of the sea that reaches into the land.': '伸入陆地的一湾海水。',
  oud: '乌德',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    '短颈圆背的拨弦琴；也指在家中焚烧的香木。',
  majlis: '会客厅（majlis）',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    '接待客人的房间：靠墙是坐垫，中间是咖啡。',
  bukhoor: '熏香（bukhoor）',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    '放在炭上焚烧的香片，让衣服和房间染上香气。',
  tawwash: '珍珠商（tawwash）',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    '向船只收购珍珠的商人，箱子里装着秤和筛子。',
  'The guide speaks all the languages listed and uses those that the group needs.':
    '向导通晓以上所列语言，会按团员需要使用。',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    '选择接送的客人大约在所示的结束时间回到上车地点；自行前往的，结束时间更早。',
}
